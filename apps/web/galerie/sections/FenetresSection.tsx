import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ouvrirConsentements } from '../../src/features/consentements/index.ts'
import { ouvrirPopups } from '../../src/features/contenu/index.ts'
import { demanderDematerialisation } from '../../src/features/preferences/dematerialisation/index.tsx'
import { ouvrirReseauxSoins } from '../../src/features/reseaux-soins/ouvrir.tsx'
import { askConfirmation, showInfo } from '../../src/platform/modals/dialogs.tsx'
import { toasts } from '../../src/platform/toasts/index.ts'
import { Grid, Specimen } from '../Specimen.tsx'

export default function FenetresSection() {
  const client = useQueryClient()
  return (
    <Grid>
      <Specimen nom="Information">
        <Button
          onClick={() =>
            showInfo({
              title: 'Votre identifiant va changer',
              text: (
                <p>
                  Votre compte devra être réactivé par le lien envoyé à votre nouvelle adresse
                  e-mail.
                </p>
              ),
            })
          }
        >
          Informer
        </Button>
      </Specimen>
      <Specimen nom="Tiroir">
        <Tiroir />
      </Specimen>
      <Specimen nom="Confirmation">
        <Confirmation />
      </Specimen>
      <Specimen nom="Consentements">
        <Button onClick={() => void ouvrirConsentements(client)}>Ouvrir les consentements</Button>
      </Specimen>
      <Specimen nom="Réseaux de soins">
        <Button onClick={ouvrirReseauxSoins}>Ouvrir les réseaux de soins</Button>
      </Specimen>
      <Specimen nom="Dématérialisation">
        <Dematerialisation />
      </Specimen>
      <Specimen nom="Messages du portail">
        <Button
          onClick={() => void ouvrirPopups(client, { bloc: 'Popups_Accueil', cookie: 'accueil' })}
        >
          Ouvrir les messages
        </Button>
        <Button onClick={() => void ouvrirPopups(client, { bloc: 'Popups_Accueil', cookie: null })}>
          Ouvrir les messages sans mémoire
        </Button>
      </Specimen>
    </Grid>
  )
}

function Tiroir() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir le tiroir</Button>
      {isOpen && (
        <Dialog title="Pourquoi ce montant ?" size="drawer" onClose={() => setOpen(false)}>
          <p>Ce qui se lit à côté de la liste, sans la quitter.</p>
        </Dialog>
      )}
    </>
  )
}

const apres = (delai: number) => new Promise<void>((resolve) => setTimeout(resolve, delai))

function Confirmation() {
  const [fait, setFait] = useState('')
  return (
    <>
      <Button
        onClick={() =>
          askConfirmation({
            title: 'Envoyer votre demande ?',
            text: <p>Vous ne pourrez plus la modifier ensuite.</p>,
            confirmLabel: 'Envoyer',
            onConfirm: () => setFait('envoyée'),
          })
        }
      >
        Confirmer
      </Button>
      <Button
        onClick={() =>
          askConfirmation({
            title: 'Supprimer ce bénéficiaire ?',
            text: <p>Julien ne sera plus couvert par votre contrat.</p>,
            confirmLabel: 'Supprimer',
            isDanger: true,
            onConfirm: async () => {
              await apres(300)
              setFait('supprimé')
            },
          })
        }
      >
        Supprimer un bénéficiaire
      </Button>
      <Button
        onClick={() =>
          askConfirmation({
            title: 'Supprimer ce document ?',
            text: <p>Il ne pourra pas être récupéré.</p>,
            confirmLabel: 'Supprimer',
            isDanger: true,
            onConfirm: async () => {
              toasts.push({ type: 'danger', title: 'La demande a échoué' })
              throw new Error('refusé')
            },
          })
        }
      >
        Supprimer un document (échec)
      </Button>
      <output>{fait}</output>
    </>
  )
}

function Dematerialisation() {
  const [reponse, setReponse] = useState('')
  const [isFait, setFait] = useState(false)
  return (
    <>
      <Button
        onClick={() =>
          demanderDematerialisation({
            onReponse: (isAcceptee) => setReponse(isAcceptee ? 'oui' : 'non'),
            onFait: () => setFait(true),
          })
        }
      >
        Demander
      </Button>
      <output>
        {reponse} {isFait && 'enregistré'}
      </output>
    </>
  )
}
