import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { generate } from 'selfsigned';
import { expect, test } from '../support/fixture';

test('a server with an authority that nobody knows gets nothing, and is named in the report for support', async ({ launch }) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Proxy of the Office' }], { keySize: 2048 });
  let requests = 0;
  const server = createServer({ key, cert }, (_request, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'diwan-report-'));
  const file = join(folder, 'report.zip');
  try {
    const apiRoot = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { app, page } = await launch({ DIWAN_API_ROOT: apiRoot });
    await expect(page.locator('input[type=email]')).toBeVisible();
    const answer = await page.evaluate(() => window.diwan.call('session.signIn', { email: 'a@b.example', password: 'secret' }));
    expect(answer).toMatchObject({ ok: false, error: { code: 'untrustedCertificate' } });
    expect(requests).toBe(0);
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    expect(await page.evaluate(() => window.diwan.call('diagnostics.export'))).toMatchObject({ ok: true });
    const report = JSON.parse(strFromU8(unzipSync(readFileSync(file))['report.json'] ?? new Uint8Array())) as {
      network: { certificates: object[] };
    };
    expect(report.network.certificates).toContainEqual({
      host: '127.0.0.1',
      subject: 'Proxy of the Office',
      issuer: 'Proxy of the Office',
      root: 'Proxy of the Office',
      validUntil: expect.any(String),
      isIssuedByKnownRoot: false,
      verification: expect.stringMatching(/^net::ERR_CERT_/),
    });
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
