import { isLoopback } from '../platform/http/loopback.ts'
import type { Config } from './config.ts'

/** Mailbox and gallery: for the demonstration that stays on this machine, and nothing else. */
export const hasDevTools = ({
  demoData,
  publicProtocol,
  host,
}: Pick<Config, 'demoData' | 'publicProtocol' | 'host'>): boolean =>
  demoData && publicProtocol === 'http' && isLoopback(host)
