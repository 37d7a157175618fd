export { type AccessRules, type Caller, isAllowed, registerAccess } from './access.ts'
export { ensureToken, registerAntiForgery } from './anti-forgery.ts'
export { AppError } from './app-error.ts'
export { registerErrorHandling } from './errors.ts'
export { speakFrench } from './french-issues.ts'
export { registerHealth } from './health.ts'
export { isLocal, localOnly } from './local-only.ts'
export { isLoopback } from './loopback.ts'
export { registerOpenApi } from './openapi.ts'
export { networkOf, registerRateLimit } from './rate-limit.ts'
export { createReadyAnswers } from './ready-answers.ts'
export { registerRequestLog, requestLogOptions } from './request-log.ts'
export { registerSecurityHeaders } from './security-headers.ts'
export {
  type IncomingFile,
  registerSingleFile,
  type SingleFileOptions,
  withSingleFile,
} from './single-file.ts'
export { takeAtLeast } from './take-at-least.ts'
