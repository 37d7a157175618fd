export type { FastifyInstance as App } from 'fastify'
export { type AccessRules, type Caller, registerAccess } from './access.ts'
export { giveToken, registerAntiForgery, sessionToken } from './anti-forgery.ts'
export { AppError, refuseFautes, staleWrite } from './app-error.ts'
export { createClientErrorHandler, withoutTimeout } from './client-error.ts'
export { type Connections, createConnections } from './connections.ts'
export { type RenderFailure, registerErrorHandling } from './errors.ts'
export { hostnameOf } from './forwarded.ts'
export { speakFrench } from './french-issues.ts'
export { registerHealth } from './health.ts'
export { isLocal, isLoopback, localOnly } from './local-only.ts'
export { networkOf } from './network.ts'
export { describeOpenApi, registerDocs, registerOpenApi } from './openapi.ts'
export type { Pace } from './pace.ts'
export { takeAtLeast } from './pace.ts'
export { peerFingerprint, peerRequestId, registerPeer } from './peer.ts'
export {
  createProxyTrust,
  type ProxyTrust,
  readTrustedProxies,
} from './proxy-trust.ts'
export { type Counter, createPace, IN_PROCESS, registerRateLimit } from './rate-limit.ts'
export { answerFrameworkError, refuseUnmet, registerReadableInput } from './readable-input.ts'
export { createReadyAnswers } from './ready-answers.ts'
export { type RefusalCounters, registerRefusals } from './refusals.ts'
export { registerRequestLog, requestLogOptions } from './request-log.ts'
export {
  registerSecurityHeaders,
  type SecurityHeadersOptions,
  securityHeaders,
} from './security-headers.ts'
export {
  type IncomingFile,
  registerSingleFile,
  type SingleFileOptions,
  withSingleFile,
} from './single-file.ts'
