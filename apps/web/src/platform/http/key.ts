/** Names one submission, so that nobody can guess it. `randomUUID` is missing where the page came over plain http. */
export const drawKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
