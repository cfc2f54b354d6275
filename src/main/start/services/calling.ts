import { join } from 'node:path';
import { createAccess } from '../../api/access';
import { createApi } from '../../api/api-client';
import { createEgress } from '../../api/egress';
import { createEndpoint } from '../../api/endpoint';
import { apiLimits } from '../../api/limits';
import { createKnownPictures } from '../../api/media/known-pictures';
import { createMediaCache } from '../../api/media/media-cache';
import { createMediaDisk } from '../../api/media/media-disk';
import { followProxy } from '../../api/network/follow-proxy';
import { createUploads } from '../../api/uploads/uploads';
import { createServerProfiles } from '../../api/wire/server-profiles';
import { createTimeQuestion } from '../../connection/ask-time';
import { whatFixesConnection } from '../../connection/configured-address';
import { createServerClock } from '../../time/server-clock';
import { createShopTime } from '../../time/shop-time';
import type { Base } from './base';
import type { Ground } from './ground';

const mediaDiskBytes = 200 * 1024 * 1024;

/** The way to the server: where it is, what may be asked there, and what it answers. */
export function createCalling({ platform, config, options, settings, policy, language, log }: Base & Ground) {
  const { host, transport, network } = platform;
  const limits = options.limits ?? apiLimits;
  const profiles = createServerProfiles({ policy, settings, log });
  const endpoint = createEndpoint({ fixedBy: () => whatFixesConnection({ policy, config }), profileOf: profiles.view });
  const egress = createEgress({
    endpoint,
    allowedHosts: () => policy.entry('allowedHosts')?.value,
    mayUseHttpLoopback: () => policy.choose('allowHttpLoopback', undefined, true),
  });
  network.restrict({ ...egress, clientCertificateIssuer: () => policy.entry('clientCertificateIssuer')?.value ?? null });
  followProxy({ policy, network, log });
  const access = createAccess();
  const serverClock = createServerClock();
  const calling = { network, serverClock, endpoint, access, profiles, language, log, limits };
  const api = createApi(calling);
  const knownPictures = createKnownPictures();
  api.onEveryAnswer(knownPictures.note);
  const timeQuestion = createTimeQuestion(api);
  const shopTime = createShopTime({ serverClock, askServer: timeQuestion.ask });
  const uploads = createUploads({
    ...calling,
    onStored: knownPictures.note,
    onProgress: (progress) => transport.emit('uploads.progressed', progress),
  });
  const mediaDisk = createMediaDisk({ folder: join(host.userData, 'media'), maxBytes: mediaDiskBytes, log });
  const media = createMediaCache({ network, images: platform.images, disk: mediaDisk, egress, log });
  return { limits, profiles, endpoint, egress, access, serverClock, api, knownPictures, shopTime, timeQuestion, uploads, media };
}

export type Calling = ReturnType<typeof createCalling>;
