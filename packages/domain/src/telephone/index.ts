export { formatTelephone } from './format.ts'
export { messageTelephone } from './message.ts'
export { isMobile, normalizeMobile, normalizeTelephone } from './numero.ts'
