import { formatCompte } from '@espace-adherent/domain'

export const textes = {
  notification: (titre: string, nombre: number) =>
    `la notification «\u00a0${titre}\u00a0», pour ${formatCompte(nombre)}\u00a0personnes`,
  protection: 'la levée de la protection d’un compte',
} as const
