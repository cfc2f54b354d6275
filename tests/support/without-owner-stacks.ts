import * as react from 'react';

// For the warnings of its development build, React keeps a stack of each element that is made, until it has made ten thousand within a
// second: an eighth of what rendering costs in a test. It thinks that it has.
Object.defineProperty(
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') ?? {},
  'recentlyCreatedOwnerStacks',
  {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  },
);
