import keytar from 'keytar';

/** Milliseconds; longer than the app's own limit, so that the app has continued without a response by then. */
const lateMs = 7000;
const late =
  (ask) =>
  async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    return ask(...given);
  };

export const getPassword = late(keytar.getPassword);
export const setPassword = late(keytar.setPassword);
export const deletePassword = late(keytar.deletePassword);
