import type { ActeGestion } from '@espace-adherent/contract'

export const attendues = {} as Record<
  ActeGestion,
  Record<'automatique' | 'manuel' | 'acceptee', string>
>
