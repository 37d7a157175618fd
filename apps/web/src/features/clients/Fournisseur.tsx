import type { FicheClient } from '@espace-adherent/contract/clients/fiche.ts'
import { Button } from '@espace-adherent/ui/actions'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../gestion/index.ts'
import { useEnregistrer, useEssaiFournisseur } from './queries.ts'
import { textes } from './textes.ts'

const { fournisseur: mots } = textes

/** Where the client's people sign in; another provider is really asked before it is kept. */
export function Fournisseur({ fiche, canWrite }: { fiche: FicheClient; canWrite: boolean }) {
  const [isOuverte, setOuverte] = useState(false)
  const { fournisseurExterne: externe } = fiche
  return (
    <Card
      title={mots.titre}
      actions={
        canWrite && (
          <Button size="sm" onClick={() => setOuverte(true)}>
            {mots.modifier}
          </Button>
        )
      }
    >
      {externe ? (
        <Facts
          items={[
            { label: mots.genre, value: mots.externe, wide: true },
            { label: mots.issuer, value: externe.issuer, wide: true },
            { label: mots.clientId, value: externe.clientId },
            { label: mots.scope, value: externe.scope },
            { label: mots.claim, value: externe.claimIdentifiant },
            { label: mots.acr, value: externe.acrAcceptes?.join(' ') || mots.acrAucun, wide: true },
          ]}
        />
      ) : (
        <>
          <p>
            <strong>{mots.integre}</strong>
          </p>
          <p className="note">{mots.integreTexte}</p>
        </>
      )}
      {isOuverte && <Fenetre fiche={fiche} onClose={() => setOuverte(false)} />}
    </Card>
  )
}

const CHAMPS = [
  ['issuer', mots.issuer],
  ['clientId', mots.clientId],
  ['clientSecret', mots.secret],
  ['scope', mots.scope],
  ['claimIdentifiant', mots.claim],
  ['acrAcceptes', mots.acr],
] as const

const FACULTATIFS: readonly string[] = ['clientSecret', 'acrAcceptes']

function aideDe(nom: string, hasSecret: boolean): string | undefined {
  if (nom === 'acrAcceptes') return mots.acrAide
  return nom === 'clientSecret' && hasSecret ? mots.secretGarde : undefined
}

type Ouverte = Record<Exclude<(typeof CHAMPS)[number][0], 'clientSecret'>, string> & {
  genre: 'integre' | 'externe'
}

function Fenetre({ fiche, onClose }: { fiche: FicheClient; onClose: () => void }) {
  const { fournisseurExterne: externe } = fiche
  const kept: Ouverte = {
    genre: externe ? 'externe' : 'integre',
    issuer: externe?.issuer ?? '',
    clientId: externe?.clientId ?? '',
    scope: externe?.scope ?? 'openid email',
    claimIdentifiant: externe?.claimIdentifiant ?? 'email',
    acrAcceptes: externe?.acrAcceptes?.join(' ') ?? '',
  }
  /** What was changed alone, so that all else follows the client. */
  const [changes, change, oublier] = useSaisieGardee<Partial<Ouverte>>(
    cleBrouillon('client.fournisseur', fiche.id),
    {},
  )
  // A secret is in no draft.
  const [clientSecret, setSecret] = useState('')
  const { genre, ...saisie } = { ...kept, ...changes }
  const essai = useEssaiFournisseur()
  const enregistrer = useEnregistrer()
  const erreurDe = (nom: string) =>
    enregistrer.error?.champs[`fournisseurExterne.${nom}`] ??
    enregistrer.error?.champs[`valeurs.fournisseurExterne.${nom}`] ??
    (nom === 'issuer' ? essai.error?.champs.issuer : undefined)
  const envoyer = () => {
    const { acrAcceptes, ...reste } = saisie
    const externe = {
      ...reste,
      acrAcceptes: acrAcceptes.split(/\s+/).filter(Boolean),
      ...(clientSecret && { clientSecret }),
    }
    enregistrer.mutate(
      {
        id: fiche.id,
        revision: fiche.revision,
        valeurs: {
          fournisseurExterne: genre === 'integre' ? null : externe,
        },
      },
      {
        onSuccess: () => {
          oublier()
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={mots.titreFenetre}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={enregistrer.isPending} onClick={envoyer}>
          {mots.enregistrer}
        </Button>
      }
    >
      <div className="stack gap-18">
        <p>{mots.aDeux}</p>
        <RadioGroup
          label={mots.genre}
          layout="stack"
          choix={[
            { valeur: 'integre', libelle: mots.integre },
            { valeur: 'externe', libelle: mots.externe },
          ]}
          value={genre}
          onChange={(voulu) => change({ ...changes, genre: voulu })}
        />
        {genre === 'externe' && (
          <>
            <Notice tone="warning" title={mots.avertissement} />
            {CHAMPS.map(([nom, label]) => (
              <TextField
                key={nom}
                label={label}
                layout="stack"
                autoComplete="off"
                required={!FACULTATIFS.includes(nom)}
                type={nom === 'clientSecret' ? 'password' : 'text'}
                hint={aideDe(nom, externe?.hasSecret ?? false)}
                error={erreurDe(nom)}
                value={nom === 'clientSecret' ? clientSecret : saisie[nom]}
                onChange={(texte) =>
                  nom === 'clientSecret' ? setSecret(texte) : change({ ...changes, [nom]: texte })
                }
              />
            ))}
            <Button busy={essai.isPending} onClick={() => essai.mutate(saisie.issuer)}>
              {mots.tester}
            </Button>
            {essai.data && (
              <Notice tone="success" title={mots.trouve} alert>
                <Facts
                  items={[
                    { label: mots.page, value: essai.data.authorizationEndpoint, wide: true },
                    {
                      label: mots.fin,
                      value: essai.data.endSessionEndpoint ?? mots.finAbsente,
                      wide: true,
                    },
                  ]}
                />
              </Notice>
            )}
          </>
        )}
        {enregistrer.error && (
          <Notice tone="danger" title={textes.barre.echec} alert>
            {enregistrer.error.message}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
