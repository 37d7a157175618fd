import { type BilanLot, codesRejet } from '@espace-adherent/contract/gestions'
import { formatCompte, formatMontant } from '@espace-adherent/domain/montants'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { textes } from './textes.ts'

const { bilan: mots, entites: noms } = textes
type Ligne = BilanLot['entites'][number]

const nombre = (nom: string, libelle: string, lire: (ligne: Ligne) => number): Colonne<Ligne> => ({
  ...{ nom, libelle, isNombre: true },
  rendu: (ligne) => formatCompte(lire(ligne)),
})
const second = (...args: Parameters<typeof nombre>): Colonne<Ligne> => ({
  ...nombre(...args),
  ...{ isSecondaire: true, isNomme: true },
})

const colonnes: readonly Colonne<Ligne>[] = [
  { nom: 'entite', libelle: mots.entite, rendu: ({ entite }) => noms[entite] },
  nombre('recus', mots.recus, ({ recus }) => recus),
  nombre('crees', mots.crees, ({ crees }) => crees),
  second('changes', mots.changes, ({ changes }) => changes),
  second('inchanges', mots.inchanges, ({ inchanges }) => inchanges),
  second('supprimes', mots.supprimes, ({ supprimes, disparus }) => supprimes + disparus),
  nombre('rejetes', mots.rejetes, ({ rejetes }) => rejetes),
  second('gardes', mots.gardes, ({ gardes }) => gardes),
  second('conflits', mots.conflits, ({ conflits }) => conflits),
  {
    ...{ nom: 'base', libelle: mots.base, isNombre: true, isSecondaire: true, isNomme: true },
    rendu: ({ avant, apres }) => mots.deA(avant, apres),
  },
]

/** What became of each kind of records, as the console prints it. */
export function Bilan({ entites }: BilanLot) {
  const controles = entites.flatMap(({ entite, controle }) =>
    controle.map((un) => ({ entite, ...un })),
  )
  const codes = entites.flatMap(({ entite, parCode }) =>
    Object.entries(parCode).map(([code, combien]) => ({ entite, code, combien })),
  )
  return (
    <div className="stack gap-12">
      <PetitTableau
        legende={mots.legende}
        isMuet
        colonnes={colonnes}
        lignes={entites}
        cle={({ entite }) => entite}
      />
      {entites.some(({ gardes, conflits }) => gardes + conflits > 0) && (
        <p className="note">{mots.lire}</p>
      )}
      {codes.length > 0 && (
        <Liste
          titre={mots.codes}
          lignes={codes.map(({ entite, code, combien }) =>
            mots.code(combien, noms[entite], codesRejet[code as keyof typeof codesRejet]),
          )}
        />
      )}
      {controles.length > 0 && (
        <Liste
          titre={mots.controles}
          lignes={controles.map(({ champ, exercice, attendu, trouve }) =>
            mots.controle(champ, exercice, formatMontant(attendu), formatMontant(trouve)),
          )}
        />
      )}
    </div>
  )
}

const Liste = ({ titre, lignes }: { titre: string; lignes: readonly string[] }) => (
  <div>
    <p className="note">{titre}</p>
    <ul>
      {lignes.map((ligne) => (
        <li key={ligne}>{ligne}</li>
      ))}
    </ul>
  </div>
)
