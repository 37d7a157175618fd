/** How a person is recognised when they create their space. */
export const authModes = ['individual', 'NIR', 'all', 'oneOfTwo'] as const
export type AuthMode = (typeof authModes)[number]

export type ChampsReconnaissance = {
  numeroContrat: boolean
  nir: boolean
  /** What stands between the two fields. */
  separateur: 'et' | 'ou' | null
  /** A field may be shown without being compulsory: with « ou », either will do. */
  exigence: 'tous' | 'un'
}

const champs: Record<AuthMode, ChampsReconnaissance> = {
  individual: { numeroContrat: true, nir: false, separateur: null, exigence: 'tous' },
  NIR: { numeroContrat: false, nir: true, separateur: null, exigence: 'tous' },
  all: { numeroContrat: true, nir: true, separateur: 'et', exigence: 'tous' },
  oneOfTwo: { numeroContrat: true, nir: true, separateur: 'ou', exigence: 'un' },
}

export const champsReconnaissance = (mode: AuthMode): ChampsReconnaissance => champs[mode]

/** Mails of one kind that one account may be sent in an hour by people who are not signed in. */
export const MAILS_PAR_HEURE = 5
