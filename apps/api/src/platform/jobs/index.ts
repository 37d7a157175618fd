export { defineJob, type Handler, handles, type Job, type JobContext } from './define.ts'
export { every } from './every.ts'
export { createJobs, type JobCounters, type Jobs } from './jobs.ts'
export { whenItAnswers } from './one-try.ts'
