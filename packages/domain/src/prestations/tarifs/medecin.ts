/** Common to all doctors. */
export const medecin = {
  famille: 'soinsCourants',
  tauxRo: 70,
  retenue: 'participation',
  isParcours: true,
} as const
