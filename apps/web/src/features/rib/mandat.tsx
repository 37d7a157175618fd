import type { SaisieDe } from '@espace-adherent/contract/actes'
import { ribActe, ribCotisationsActe } from '@espace-adherent/contract/rib'
import { maskIban } from '@espace-adherent/domain/rib/iban.ts'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { coche } from '@espace-adherent/ui/champs/genres.tsx'
import { Facts } from '@espace-adherent/ui/layout'
import { demarche, type VueDe } from '../actes/index.ts'
import { ChampsCompte } from './ChampsCompte.tsx'
import css from './coordonnees.module.css'
import { textes } from './textes.ts'

const { mandat } = textes

/** The mandate, whole, before it is signed. */
function Mandat({ form, faits }: VueDe<typeof ribActe>) {
  const { creancier, adresse, ics, rum } = faits
  const [titulaire, iban] = form.watch(['titulaire', 'iban'])
  return (
    <>
      <section className={css.mandat} aria-label={mandat.titre}>
        <h3>{mandat.titre}</h3>
        <Facts
          items={[
            { label: mandat.rum, value: rum },
            { label: mandat.type, value: mandat.recurrent },
            { label: mandat.creancier, value: `${creancier}, ${adresse}` },
            ics === null ? null : { label: mandat.ics, value: ics },
            { label: mandat.debiteur, value: `${titulaire}, ${maskIban(iban)}`, wide: true },
          ]}
        />
        <p>{mandat.autorisation(creancier)}</p>
        <p>{mandat.remboursement}</p>
      </section>
      {champs(form, {
        isMandatAccepte: coche(mandat.accepter, { hint: mandat.signature, required: true }),
      })}
    </>
  )
}

/** An account that is debited: its fields, then the mandate to read and sign. */
const demarcheMandat = (acte: typeof ribCotisationsActe | typeof ribActe) =>
  demarche(
    acte as typeof ribCotisationsActe,
    { compte: ChampsCompte<SaisieDe<typeof ribActe>>, mandat: Mandat },
    {
      rien: ({ isEnAttente }) => isEnAttente && textes.dejaEnAttente,
      initial: ({ user }) => ({ titulaire: `${user.prenom} ${user.nom}` }),
    },
  )

export const ribCotisationsDefinition = demarcheMandat(ribCotisationsActe)
/** One account for what is paid to the person and for what they pay. */
export const ribDeuxDefinition = demarcheMandat(ribActe)
