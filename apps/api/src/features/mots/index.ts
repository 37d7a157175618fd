export { type LectureMots, type MotEcarte, readMots, TOPIC_MOTS } from './lecture.ts'
export { createMots, type Mots, type MotTenu } from './mots.ts'
