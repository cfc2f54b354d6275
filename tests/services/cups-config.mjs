/** Allows everything to everyone: the socket is in a folder of the test's own. */
export const cupsdConfig = (folder, { keepsHistory }) => `LogLevel warn
Listen ${folder}/run/cups.sock
Browsing No
WebInterface No
IdleExitTimeout 0
DefaultAuthType None
MaxJobs 2000
PreserveJobHistory ${keepsHistory ? 'Yes' : 'No'}
<Location />
  Order allow,deny
  Allow all
</Location>
<Location /admin>
  Order allow,deny
  Allow all
</Location>
<Policy default>
  JobPrivateAccess all
  JobPrivateValues none
  <Limit All>
    Order deny,allow
  </Limit>
</Policy>
`;

export const cupsFilesConfig = (folder, { isRoot }) => `ServerRoot ${folder}/cups
StateDir ${folder}/run
RequestRoot ${folder}/spool
TempDir ${folder}/spool/tmp
CacheDir ${folder}/cache
AccessLog ${folder}/log/access_log
ErrorLog ${folder}/log/error_log
PageLog ${folder}/log/page_log
FileDevice Yes
${isRoot ? 'User lp\nGroup lp\nSystemGroup root\n' : ''}`;

const everything = ['send_type', 'receive_type'].flatMap((direction) =>
  ['method_call', 'method_return', 'signal', 'error'].map((type) => `<allow ${direction}="${type}"/>`),
);

export const busConfig = (folder) => `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path=${folder}/run/bus.sock</listen>
  <auth>EXTERNAL</auth>
  <policy context="default"><allow user="*"/><allow own="*"/>${everything.join('')}</policy>
</busconfig>
`;
