import type { ErrorCode } from '@espace-adherent/contract'
import { z } from 'zod'
import { AppError } from '../../../platform/http/index.ts'

export type InbentaConfig = {
  /** Address of the authorisation service, e.g. https://api.inbenta.io */
  url: string
  apiKey: string
  secret: string
  environment: 'production' | 'preproduction' | 'development'
}

export type KnowledgeRequest = {
  method: 'GET' | 'POST'
  /** Below the address of the Knowledge API, e.g. /v1/search */
  path: string
  /** Inbenta's number for who asks. */
  userType: number
  body?: unknown
  /** What it means that Inbenta does not take the body; without it, that something is wrong there. */
  refusal?: ErrorCode
}

/** Somebody waits in front of a dialog. */
const TIMEOUT_MS = 5_000
/** A token that ends while a request is under way is as good as none. */
const MARGIN_MS = 30_000

const accessSchema = z.object({
  accessToken: z.string().min(1),
  /** In seconds. */
  expires_in: z.number().positive(),
  apis: z.object({ knowledge: z.url() }),
})
type Access = { token: string; knowledge: string; until: number }

type Options = { now?: () => number; timeoutMs?: number }

/**
 * Requests to Inbenta's Knowledge API. The key and the secret are exchanged for a token, which also
 * says where the API stands; a token that is refused before its time is asked for again, once.
 */
export function createKnowledge(
  config: InbentaConfig,
  { now = Date.now, timeoutMs = TIMEOUT_MS }: Options = {},
) {
  let access: Promise<Access> | undefined

  const send = async (url: string, init: RequestInit): Promise<Response> => {
    try {
      // The secret and the token go to the addresses that Inbenta gave, and follow nobody elsewhere.
      return await fetch(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch {
      throw new AppError('BadGateway')
    }
  }

  const authorise = async (): Promise<Access> => {
    const response = await send(`${config.url.replace(/\/$/, '')}/v1/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-inbenta-key': config.apiKey },
      body: JSON.stringify({ secret: config.secret }),
    })
    const given = await read(response, accessSchema)
    return {
      token: given.accessToken,
      knowledge: given.apis.knowledge.replace(/\/$/, ''),
      until: now() + given.expires_in * 1000 - MARGIN_MS,
    }
  }

  const renew = (): Promise<Access> => {
    const asked = authorise()
    access = asked
    // One that failed is forgotten: the next who asks tries again.
    asked.catch(() => {
      if (access === asked) access = undefined
    })
    return asked
  }

  /** One exchange at a time, however many ask. */
  const currentAccess = async (): Promise<Access> => {
    const known = access
    if (!known) return renew()
    const given = await known
    if (given.until > now()) return given
    return access === known || !access ? renew() : access
  }

  const ask = async ({ method, path, userType, body }: KnowledgeRequest, given: Access) =>
    send(`${given.knowledge}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${given.token}`,
        'x-inbenta-key': config.apiKey,
        'x-inbenta-env': config.environment,
        'x-inbenta-user-type': String(userType),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  return async <T>(request: KnowledgeRequest, schema: z.ZodType<T>): Promise<T> => {
    const given = await currentAccess()
    const before = access
    const response = await ask(request, given)
    if (response.status !== 401 && response.status !== 403)
      return read(response, schema, request.refusal)
    await response.body?.cancel()
    // Unless somebody else has renewed it meanwhile.
    if (access === before) access = undefined
    return read(await ask(request, await currentAccess()), schema, request.refusal)
  }
}

export type Knowledge = ReturnType<typeof createKnowledge>

async function read<T>(
  response: Response,
  schema: z.ZodType<T>,
  refusal: ErrorCode = 'BadGateway',
): Promise<T> {
  if (!response.ok) {
    await response.body?.cancel()
    const isRefused = response.status === 400 || response.status === 404
    throw new AppError(isRefused ? refusal : 'BadGateway')
  }
  const text = await response.text().catch(() => null)
  const parsed = schema.safeParse(toJson(text))
  if (!parsed.success) throw new AppError('BadGateway')
  return parsed.data
}

function toJson(text: string | null): unknown {
  if (text === null || text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
