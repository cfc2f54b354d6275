/**
 * The words that errors of the engine, Node, Chromium, the databases, and this program are made of, in lower case: only these are shown of
 * a text of unknown origin. No first name may be added.
 */
const words = `
CUPS D-Bus HTML HTTP IPP JSON PDF PNG SQLite URL Windows X11 $DISPLAY
a about abort aborted above absolute accept accepted access accessed account acquire activate active added address after again ago algorithm all
allocate allocation allow allowed already also an and another answer answered answers any api app application argument arguments array as
asked assertion assign assignment async asynchronous at attempt authentication authority autolaunch available await away
back backend bad base be because been before begin begun below between bigint binary body boolean bound broken browser bucket buffer build busy but by
bytes cache call callback called calls can cancelled cannot certificate changed channel character characters check child circular class cleared
client clone cloned closed closing code column combination combinations command commit component computed condition configured conflict connect
connection constant constraint constructor contain contains content context control convert converting cookie copy corrupt corrupted could crash
crashed create created credential credentials crypto current cut cyclic cycle
daemon damaged data database date deadlock declared decode decoded decrypt decryption default define defined delete deleted denied depth
deserialize destroyed detached device did different digest directory disabled disconnected disk display document does done down download downloaded downloading draw drawn driver duplicate during
element else empty encode encoding encrypt encryption end ended endpoint enough entry enum enumerable environment error errors evaluate event exceeded
except exception exec execute exist existing exists exit exited expected expired export extensible
fail failed failure fault fetch few field file files find finish finished first flag folder font for forbidden foreign format found frame freed
from full function gave generator get getter given global go gone got handle handler has have head header headers heap helper here hidden hook host
identifier if illegal image import in incompatible incorrect index infinite initialize initialized inner input inside install installed installer instance instanceof instead
integer integrity interface internal interrupted invalid invocation is it iterable iterator its
job journal json key keychain keyring keys kind know known knows language large last late layout leave leaves left length less level library limit line link
list listen listener load loaded loading local locale lock locked login lone long lookup loop lost lower
main malformed maximum memory message messages method minimum missing mode module more most much moved ms must
name named names native needs negative network new next no node non none nor not nothing null number
object objects of off offline old on once one only open opened operation optional options or order other out output outside over own
page pages paint paper parameter parse parser parsing part password path pattern payload pending permission picture pipe pixels place please pointer
policy pool port position possible preload prevented previous primary print printer printing private process processed processing promise
properties property protected protocol prototype provided proxy public publisher push put
queue quit quota range raw reached read readable reader reading ready reason received recursion redirect redirected reduce reference refused
register registered registry regular reject rejected rejection release remote remove removed render renderer replace reply report request requested
required reserved reset resolve resolved resource resources respond responded response result retry return returned revoked role rollback root
row rows run running runtime same save scheme schema script seal sealed second secret secure segment selector self send sender sent serialize
serialized server service session say says set setter setting settings settled shape sheet shop short should signal signed since size so socket some
something sort source space spawn specified stack start started state statement status step still stopped storage store stored stream strict
string structure such supported surrogate symbol sync syntax system
table target task template terminated text than that the their them then there these they this thread throw time timed timeout timer to token too
took transaction transfer transferred translation tried trouble true try trying turn twice two type types
unable unavailable uncaught undefined under undo unexpected unhandled uninitialized unique unknown unlock unreachable unsupported until unzip up
update updated upload url use used user using utility
valid value values variable variant version via view violates violation
wait waiting was way were when where which while who window with within without word work worker write writing written wrong yet yml zero
crypto_failed dbus keytar libsecret sqlite electron-store fs ipc pdf css html http https tls ssl dns tcp udp ipp cups spooler powershell utf
`;

export const knownWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
