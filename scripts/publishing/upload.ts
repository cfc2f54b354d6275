import { type Release, type ReleaseFile, sha512Of } from './release-files.ts';

export interface Server {
  /** The folder that the policy's `updateFeed` names; https, or http on this computer. */
  url: string;
  token: string;
  say: (line: string) => void;
}

function addressOf(server: Server, { name }: ReleaseFile): string {
  const base = new URL(server.url.endsWith('/') ? server.url : `${server.url}/`);
  if (base.protocol !== 'https:' && base.hostname !== '127.0.0.1') throw new Error('The release server has to be reached over https.');
  return new URL(encodeURIComponent(name), base).href;
}

async function put(server: Server, file: ReleaseFile, headers: Record<string, string>): Promise<number> {
  const response = await fetch(addressOf(server, file), {
    method: 'PUT',
    redirect: 'error',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/octet-stream', ...headers },
    body: file.bytes,
  });
  await response.body?.cancel();
  return response.status;
}

/** Whether the server has the file with the same content, so that a second run can continue an interrupted upload. */
async function isThereAlready(server: Server, file: ReleaseFile): Promise<boolean> {
  const response = await fetch(addressOf(server, file), { headers: { authorization: `Bearer ${server.token}` }, redirect: 'error' });
  return response.ok && sha512Of(new Uint8Array(await response.arrayBuffer())) === file.sha512;
}

async function uploadArtefact(server: Server, file: ReleaseFile): Promise<void> {
  const status = await put(server, file, { 'if-none-match': '*' });
  if (status === 412 && !(await isThereAlready(server, file)))
    throw new Error(`${file.name} is there with another content: use a new version`);
  if (status !== 412 && status >= 300) throw new Error(`${file.name}: the server answered ${status}`);
  server.say(`${status === 412 ? 'is there' : 'uploaded'}: ${file.name}`);
}

async function uploadUpdateFile(server: Server, file: ReleaseFile): Promise<void> {
  const status = await put(server, file, { 'cache-control': 'no-cache' });
  if (status >= 300) throw new Error(`${file.name}: the server answered ${status}`);
  server.say(`offered: ${file.name}`);
}

/** Uploads one file after the other, update files last, so that apps never read of a package that isn't complete on the server. */
export async function uploadRelease({ artefacts, updateFiles }: Release, server: Server): Promise<void> {
  for (const file of artefacts) await uploadArtefact(server, file);
  for (const file of updateFiles) await uploadUpdateFile(server, file);
}
