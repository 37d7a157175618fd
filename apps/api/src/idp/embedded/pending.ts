import type { SecondFacteur } from '@espace-adherent/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Current, complete } from './interaction.ts'
import type { Attente } from './second-step.ts'

/** A sign-in that waits for a code, wherever its first step was taken. */
export type Pending = {
  uid: string
  attente: Attente
  /** See `Dit`. */
  chapo?: string | undefined
  keep(attente: Attente): Promise<void>
  /** The code or key was right: returns where the browser goes next. */
  finish(facteur: SecondFacteur, request: FastifyRequest, reply: FastifyReply): Promise<string>
}

/** Without a `login` in it, the provider does not count this result as a sign-in. */
export async function keepAttente({ interaction }: Current, attente: Attente): Promise<void> {
  interaction.result = { attente }
  await interaction.persist()
}

/** Null while a password is awaited. */
export function pendingOf(current: Current): Pending | null {
  const { interaction } = current
  const attente = (interaction.result as { attente?: Attente } | undefined)?.attente
  if (!attente) return null
  return {
    uid: interaction.uid,
    attente,
    keep: (suite) => keepAttente(current, suite),
    finish: (_facteur, request, reply) =>
      complete(current, attente.compteId, ['pwd', 'otp'], request, reply),
  }
}
