export { type Arrival, createArrival } from './arrival.ts'
export type { Verdict } from './inspect.ts'
export { type Refus, RefusError } from './refus.ts'
export { createInspector, type Inspector } from './thread/inspector.ts'
