import type { ActeRecu } from '@espace-adherent/contract/actes'
import { suppressionCompteActe } from '@espace-adherent/contract/suppression'
import { libellesMotifSuppression } from '@espace-adherent/domain/suppression'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { liste, texte } from '@espace-adherent/ui/champs/genres.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { Points, Rubrique } from '@espace-adherent/ui/listes/Points.tsx'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { navigate } from '../../platform/routing/hash-location.ts'
import { forgetSession } from '../../platform/session/logout.ts'
import { demarche, type VueDe } from '../actes/index.ts'
import { TousMesPapiers } from '../papiers/index.ts'
import { useLiens } from '../portail/index.ts'
import { textes } from './textes.ts'

/** What ends, what stays, what to save first; then the word that says that it is meant. */
function Avant({ form, faits }: VueDe<typeof suppressionCompteActe>) {
  const { fermetureLe, demandes } = faits
  return (
    <>
      <p>{tenu(textes.quand(fermetureLe))}</p>
      {[textes.perdu, textes.reste].map(({ titre, lignes }) => (
        <Rubrique key={titre} titre={titre}>
          <Points lignes={lignes} />
        </Rubrique>
      ))}
      {demandes.length > 0 && (
        <Notice tone="warning" title={textes.enCours.titre(demandes.length)}>
          <p>{textes.enCours.texte}</p>
          <Points lignes={demandes.map(textes.enCours.demande)} />
        </Notice>
      )}
      <Rubrique titre={textes.garder}>
        <TousMesPapiers />
      </Rubrique>
      {champs(form, {
        motif: liste(textes.motif, libellesMotifSuppression, {
          placeholder: textes.motifAucun,
          required: false,
        }),
        confirmation: texte(textes.confirmation, {
          hint: textes.confirmationAide,
          autoComplete: 'off',
        }),
      })}
    </>
  )
}

/** Sent, its session is over like the others: what is next is said to a visitor. */
function Deconnecte({ recu: { effetLe } }: { recu: ActeRecu }) {
  const client = useQueryClient()
  const liens = useLiens()
  useEffect(() => {
    const partir = async () => {
      // Refused for want of a session, what is still being read would lead to sign in again.
      await client.cancelQueries()
      forgetSession(client)
      navigate(liens.compteSupprime(effetLe ?? ''), { replace: true })
    }
    void partir()
  }, [client, liens, effetLe])
  return null
}

export default demarche(
  suppressionCompteActe,
  { avant: Avant },
  { Suite: Deconnecte, isFinSession: true },
)
