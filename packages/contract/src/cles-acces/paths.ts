/** Apart, so that a menu asks for no schema. */
export const clesAccesPaths = {
  cles: '/api/identity/cles-acces',
  options: '/api/identity/cles-acces/options',
  suppression: '/api/identity/cles-acces/suppression',
} as const
