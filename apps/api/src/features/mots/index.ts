export { type LectureMots, type MotEcarte, readMots, TOPIC_MOTS } from './lecture.ts'
export { createMots, type Mots } from './mots.ts'
