/** Whoever is a doctor, wherever they are seen. */
export const medecin = {
  famille: 'soinsCourants',
  tauxRo: 70,
  retenue: 'participation',
  isParcours: true,
} as const
