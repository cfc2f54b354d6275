import type { ProfileProblem, ServerProfile } from '../domain/server/server-profile';
import type { Translate } from './translate';

const example = '20/11/2026';

/** Returns the text of a profile's problem, with its place. */
export function toProblemText({ code, at, detail }: ProfileProblem, t: Translate): string {
  return t(`serverProfile.problem.${code}`, { at, detail });
}

function toPageWords({ pages = {}, lists, records, calls = {} }: ServerProfile, t: Translate): string[] {
  const own = Object.values(calls);
  const hasPlaces = [
    pages.rows,
    pages.total ?? undefined,
    lists?.rows,
    records?.data,
    ...own.flatMap((one) => [one.rows, one.total ?? undefined, one.data]),
  ];
  const most = pages.most ?? own.find((one) => one.most !== undefined)?.most;
  return [
    ...(hasPlaces.some((place) => place !== undefined) ? [t('serverProfile.says.pages')] : []),
    ...(pages.total === null || own.some(({ total }) => total === null) ? [t('serverProfile.says.counted')] : []),
    ...(most === undefined ? [] : [t('serverProfile.says.most', { most })]),
    ...([pages, lists, ...own].some((one) => one?.empty !== undefined) ? [t('serverProfile.says.empty')] : []),
    ...(pages.counts === 'pages' ? [t('serverProfile.says.counts')] : []),
  ];
}

/** Returns a short text for each part of a profile; `isolate` keeps a value of the profile from being split by the text direction. */
export function toProfileTexts(profile: ServerProfile, t: Translate, isolate = (value: string): string => value): string[] {
  const { name, prefix, query = {}, wholeLists, numbers, booleans, dates, amounts, errors, calls = {} } = profile;
  const paths = Object.values(calls).filter(({ path, method, status }) => path ?? method ?? status).length;
  const names = Object.keys(query).length;
  const [no, yes] = booleans?.answers ?? booleans?.sent ?? [];
  const words = [
    ...(prefix ? [t('serverProfile.says.prefix', { prefix: isolate(prefix) })] : []),
    ...(paths > 0 ? [t('serverProfile.says.paths', { count: paths })] : []),
    ...(names > 0 ? [t('serverProfile.says.query', { count: names })] : []),
    ...toPageWords(profile, t),
    ...(wholeLists === false ? [t('serverProfile.says.wholeLists')] : []),
    ...(numbers?.answers || numbers?.sent ? [t('serverProfile.says.numbers')] : []),
    ...(no === undefined || yes === undefined
      ? []
      : [t('serverProfile.says.booleans', { no: isolate(String(no)), yes: isolate(String(yes)) })]),
    ...(dates?.answers ? [t(`serverProfile.says.dates.${dates.answers}`, { example: isolate(example) })] : []),
    ...(dates?.sent ? [t('serverProfile.says.sentDates', { example: isolate(example) })] : []),
    ...(amounts ? [t('serverProfile.says.amounts')] : []),
    ...(errors ? [t('serverProfile.says.errors')] : []),
  ];
  return [
    ...(name ? [t('serverProfile.says.name', { name: isolate(name) })] : []),
    ...(words.length > 0 ? words : [t('serverProfile.says.nothing')]),
  ];
}
