import {
  attentesBesoin,
  budgets,
  PRECISIONS_MAX,
  pourQuis,
  recherches,
} from '@espace-adherent/domain'
import { z } from 'zod'

/** The title of its step. */
export const TITRE_BESOINS = 'Vos besoins'

/** What an act that gives new cover asks for besides its own: see `conseil` of `defineActe`. */
export const champsConseil = {
  besoinRecherche: z.enum(['', ...recherches]).default(''),
  besoinPourQui: z.enum(['', ...pourQuis]).default(''),
  besoinAttentes: z.array(z.enum(attentesBesoin)).max(attentesBesoin.length).default([]),
  besoinBudget: z.enum(['', ...budgets]).default(''),
  besoinPrecisions: z.string().max(PRECISIONS_MAX).default(''),
  conseilId: z.union([z.uuid(), z.literal('')]).default(''),
  isConseilRecu: z.boolean().default(false),
}
