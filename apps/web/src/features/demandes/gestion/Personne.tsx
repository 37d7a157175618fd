import { libelleEtat } from '@espace-adherent/contract/actes'
import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { Facts } from '@espace-adherent/ui/layout'
import { SousTitre } from './Cadre.tsx'
import css from './dossier.module.css'
import { jourDe } from './moments.ts'
import { textes } from './textes.ts'

type PersonneProps = { dossier: DossierTraitement; lien: (id: string) => string }

/** Whose request it is, and what else they asked for. */
export const Personne = ({ dossier, lien }: PersonneProps) => (
  <div className="stack gap-16 single">
    <Facts
      items={[
        { label: textes.adherent, value: dossier.membre ?? textes.anonyme },
        dossier.numeroContrat ? { label: textes.contrat, value: dossier.numeroContrat } : null,
        dossier.nomOffre ? { label: textes.offre, value: dossier.nomOffre } : null,
      ]}
    />
    <section>
      <SousTitre>{textes.autresDemandes}</SousTitre>
      {dossier.anterieures.length === 0 && <p className={css.discret}>{textes.sansAutre}</p>}
      <ul className={css.autres}>
        {dossier.anterieures.map(({ id, libelle, reference, creeLe, ...suivie }) => (
          <li key={id}>
            <a href={lien(id)}>{libelle}</a>
            <span className={css.discret}>
              {reference} · {jourDe(creeLe)} · {libelleEtat(suivie)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  </div>
)
