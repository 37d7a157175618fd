export { type LectureMots, type MotEcarte, readMots, TOPIC_MOTS } from './lecture.ts'
export { mots } from './mots.repository.ts'
export { declare, findMot } from './mots.ts'
