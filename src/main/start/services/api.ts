import { join } from 'node:path';
import { createAccess } from '@main/server/api/access';
import { createApi } from '@main/server/api/api-client';
import { createEgress } from '@main/server/api/egress';
import { createEndpoint } from '@main/server/api/endpoint';
import { apiLimits } from '@main/server/api/limits';
import { createKnownPictures } from '@main/server/api/media/known-pictures';
import { createMediaCache } from '@main/server/api/media/media-cache';
import { createMediaDisk } from '@main/server/api/media/media-disk';
import { followProxy } from '@main/server/api/network/follow-proxy';
import { createUploads } from '@main/server/api/uploads/uploads';
import { createServerProfiles } from '@main/server/api/wire/server-profiles';
import { connectionSource } from '@main/server/connection/configured-address';
import { createTimeProbe } from '@main/server/connection/time-probe';
import { createServerClock } from '@main/system/time/server-clock';
import { createShopTime } from '@main/system/time/shop-time';
import type { Foundation } from './foundation';
import type { Base } from './types';

const mediaDiskBytes = 200 * 1024 * 1024;

/** Creates the access to the server: its address, the allowed calls, and their responses. */
export function createApiServices({ platform, config, options, settings, policy, language, log }: Base & Foundation) {
  const { host, transport, network } = platform;
  const limits = options.limits ?? apiLimits;
  const profiles = createServerProfiles({ policy, settings, log });
  const endpoint = createEndpoint({ fixedBy: () => connectionSource({ policy, config }), profileOf: profiles.view });
  const egress = createEgress({
    endpoint,
    allowedHosts: () => policy.entry('allowedHosts')?.value,
    mayUseHttpLoopback: () => policy.choose('allowHttpLoopback', undefined, true),
  });
  network.restrict({ ...egress, clientCertificateIssuer: () => policy.entry('clientCertificateIssuer')?.value ?? null });
  followProxy({ policy, network, log });
  const access = createAccess();
  const serverClock = createServerClock();
  const apiServices = { network, serverClock, endpoint, access, profiles, language, log, limits };
  const api = createApi(apiServices);
  const knownPictures = createKnownPictures();
  api.onEveryAnswer(knownPictures.note);
  const timeQuestion = createTimeProbe(api);
  const shopTime = createShopTime({ serverClock, askServer: timeQuestion.ask });
  const uploads = createUploads({
    ...apiServices,
    onStored: knownPictures.note,
    onProgress: (progress) => transport.emit('uploads.progressed', progress),
  });
  const mediaDisk = createMediaDisk({ folder: join(host.userData, 'media'), maxBytes: mediaDiskBytes, log });
  const media = createMediaCache({ network, images: platform.images, disk: mediaDisk, egress, log });
  return { limits, profiles, endpoint, egress, access, serverClock, api, knownPictures, shopTime, timeQuestion, uploads, media };
}

export type ApiServices = ReturnType<typeof createApiServices>;
