import { createDevice } from './device.ts'
import { kept } from './kept.ts'
import { page } from './page.ts'

export const device = createDevice(kept, page)
export { kept }
