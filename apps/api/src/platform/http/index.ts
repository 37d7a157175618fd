export { type AccessRules, type Caller, isAllowed, registerAccess } from './access.ts'
export { ensureToken, registerAntiForgery } from './anti-forgery.ts'
export { AppError } from './app-error.ts'
export { createClientErrorHandler, withoutTimeout } from './client-error.ts'
export { type Connections, createConnections } from './connections.ts'
export { registerErrorHandling } from './errors.ts'
export { speakFrench } from './french-issues.ts'
export { registerHealth } from './health.ts'
export { registerOpenApi } from './openapi.ts'
export type { Pace } from './pace.ts'
export { networkOf, registerRateLimit } from './rate-limit.ts'
export { createReadyAnswers } from './ready-answers.ts'
export { registerRequestLog, requestLogOptions } from './request-log.ts'
export { registerSecurityHeaders, securityHeaders } from './security-headers.ts'
export {
  type IncomingFile,
  registerSingleFile,
  type SingleFileOptions,
  withSingleFile,
} from './single-file.ts'
export { takeAtLeast } from './take-at-least.ts'
