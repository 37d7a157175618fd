import type { CodeDomaineTp } from '@espace-adherent/domain'
import type { DomaineTp } from '../../src/noyau/carte-tp.schema.ts'
import type { CodeClient, ContratDemo } from '../types.ts'

/** Numbers that no insurer has: they begin where the real ones end. */
const organismes: Record<CodeClient, { numeroAmc: string; typeConvention: string; csr: string }> = {
  horizon: { numeroAmc: '99345001', typeConvention: 'SP', csr: '0101' },
  atlas: { numeroAmc: '9934700205', typeConvention: 'IS', csr: 'ATL2' },
}

const auTaux: CodeDomaineTp[] = [
  'PHAR',
  'MED',
  'LABO',
  'RADL',
  'AUXM',
  'SVIL',
  'CSTE',
  'EXTE',
  'TRAN',
]
const surDemande: CodeDomaineTp[] = ['HOSP', 'DENT', 'OPTI', 'AUDI']
/** The first-price offer opens fewer doors. */
const auTauxEssentiel: CodeDomaineTp[] = ['PHAR', 'MED', 'LABO', 'RADL', 'AUXM']

/** What the card of an offer opens. */
export const domainesDe = (nomOffre: string): DomaineTp[] => [
  ...(nomOffre.includes('Essentiel') ? auTauxEssentiel : auTaux).map((code) => ({
    code,
    taux: 100,
  })),
  ...surDemande.map((code) => ({ code, taux: null })),
]

/** The card of this year and, for those who were there, of last year. */
export function cartesDe(client: CodeClient, contrats: readonly ContratDemo[], annee: number) {
  return contrats
    .filter(({ typeContrat, etat }) => typeContrat === 'sante' && etat === 'valide')
    .flatMap(({ numero, nomOffre, dateDebut }) =>
      [annee - 1, annee]
        .filter((an) => dateDebut <= `${an}-12-31`)
        .map((an) => ({
          numeroContrat: numero,
          dateDebut: dateDebut > `${an}-01-01` ? dateDebut : `${an}-01-01`,
          dateFin: `${an}-12-31`,
          ...organismes[client],
          domaines: domainesDe(nomOffre),
        })),
    )
}
