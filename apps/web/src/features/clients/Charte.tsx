import { charteSchema } from '@espace-adherent/contract/portail'
import { palettesDepuis } from '@espace-adherent/domain/clients/charte/depuis-couleur.ts'
import {
  ecrireContraste,
  libellesCouleur,
  pirePaire,
  procheLisible,
} from '@espace-adherent/domain/clients/charte/libelles.ts'
import {
  type CouleurPalette,
  couleursPalette,
  type Palette,
  pairesDeTexte,
  pairesFaibles,
} from '@espace-adherent/domain/clients/charte/palette.ts'
import { Button } from '@espace-adherent/ui/actions'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { useState } from 'react'
import { Apercu } from './Apercu.tsx'
import { Couleur } from './Couleur.tsx'
import css from './charte.module.css'
import { Logos } from './Logos.tsx'
import { lireNombre } from './lecture.ts'
import { textes } from './textes.ts'
import type { Edition, Saisie } from './useClient.ts'

const { charte: mots } = textes

export type Mode = 'clair' | 'sombre'

/** Where each colour of text is written. */
const fondsDe = (nom: CouleurPalette) =>
  pairesDeTexte.filter(([texte]) => texte === nom).map(([, fond]) => fond)
const deTexte = couleursPalette.filter((nom) => fondsDe(nom).length > 0)
const autres = couleursPalette.filter((nom) => fondsDe(nom).length === 0)

/** A code that is still being typed is no colour: it is judged by the server once it is sent. */
const isLisible = (palette: Palette) => charteSchema.shape.clair.safeParse(palette).success

/** How many colours of a charter cannot be read, in both modes. */
export const nombreIllisibles = ({ charte }: Pick<Saisie, 'charte'>): number =>
  (['clair', 'sombre'] as const).reduce(
    (somme, mode) =>
      somme +
      (isLisible(charte[mode])
        ? new Set(pairesFaibles(charte[mode]).map(({ texte }) => texte)).size
        : 0),
    0,
  )

/** Colours, each judged where it is read worst, beside what they make of the portal. */
export function Charte({ edition, canWrite }: { edition: Edition; canWrite: boolean }) {
  const [mode, setMode] = useState<Mode>('clair')
  const { saisie, erreurs, ecrire } = edition
  const palette = saisie.charte[mode]
  const canJudge = isLisible(palette)
  const faibles = canJudge ? new Set(pairesFaibles(palette).map(({ texte }) => texte)).size : 0
  const change = (nom: CouleurPalette, couleur: string) =>
    ecrire(`charte.${mode}.${nom}`, couleur.toLowerCase())
  const recalculer = () => {
    const { clair, sombre } = palettesDepuis(saisie.charte.clair.primary)
    ecrire('charte', { ...saisie.charte, clair, sombre })
  }
  return (
    <div className={css.deux}>
      <div className="stack slim gap-20 single">
        <Card
          title={mots.couleurs}
          actions={
            <StateBadge tone={faibles > 0 ? 'danger' : 'success'}>
              {faibles > 0 ? mots.faibles(faibles) : mots.toutes}
            </StateBadge>
          }
        >
          <p className="note">{mots.couleursAide}</p>
          <RadioGroup
            label={mots.mode}
            layout="stack"
            choix={[
              { valeur: 'clair', libelle: mots.clair },
              { valeur: 'sombre', libelle: mots.sombre },
            ]}
            value={mode}
            onChange={setMode}
          />
          <ul className={css.couleurs}>
            {deTexte.map((nom) => {
              const pire = canJudge ? pirePaire(palette, nom, fondsDe(nom)) : null
              return (
                <li key={nom} data-faible={pire?.isLisible === false || undefined}>
                  <Couleur
                    nom={libellesCouleur[nom]}
                    value={palette[nom]}
                    disabled={!canWrite}
                    error={erreurs[`charte.${mode}.${nom}`]}
                    onChange={(couleur) => change(nom, couleur)}
                    verdict={
                      pire && {
                        isLisible: pire.isLisible,
                        texte: pire.isLisible
                          ? mots.lisible(ecrireContraste(pire.contraste))
                          : mots.illisible(
                              ecrireContraste(pire.contraste),
                              libellesCouleur[pire.fond],
                            ),
                      }
                    }
                  />
                  {pire?.isLisible === false && canWrite && (
                    <Proche
                      couleur={procheLisible(palette, nom)}
                      onApply={(couleur) => change(nom, couleur)}
                    />
                  )}
                </li>
              )
            })}
          </ul>
          <h3 className={css.sousTitre}>{mots.fonds}</h3>
          <ul className={css.couleurs}>
            {autres.map((nom) => (
              <li key={nom}>
                <Couleur
                  nom={libellesCouleur[nom]}
                  value={palette[nom]}
                  disabled={!canWrite}
                  error={erreurs[`charte.${mode}.${nom}`]}
                  onChange={(couleur) => change(nom, couleur)}
                  verdict={null}
                />
              </li>
            ))}
          </ul>
          {canWrite && (
            <div className="mt-16">
              <Button size="sm" onClick={recalculer}>
                {mots.recalculer}
              </Button>
            </div>
          )}
        </Card>
        <Card title={mots.forme}>
          <div className="stack gap-18">
            <TextField
              label={mots.rayon}
              layout="stack"
              inputMode="numeric"
              figures
              after="px"
              disabled={!canWrite}
              error={erreurs['charte.rayon']}
              value={String(saisie.charte.rayon ?? '')}
              onChange={(texte) => ecrire('charte.rayon', lireNombre(texte))}
            />
            <TextField
              label={mots.police}
              layout="stack"
              autoComplete="off"
              disabled={!canWrite}
              error={erreurs['charte.police']}
              value={saisie.charte.police}
              onChange={(texte) => ecrire('charte.police', texte)}
            />
          </div>
        </Card>
      </div>
      <div className="stack slim gap-20 single">
        <Card title={mots.apercu}>
          <p className="note">{mots.apercuTexte}</p>
          <Apercu charte={saisie.charte} mode={mode} fiche={edition.depart} />
        </Card>
        <Logos fiche={edition.depart} canWrite={canWrite} />
      </div>
    </div>
  )
}

type ProcheProps = { couleur: string | null; onApply: (couleur: string) => void }

const Proche = ({ couleur, onApply }: ProcheProps) =>
  couleur && (
    <p className="small cluster center between gap-8 mt-8">
      <span>{mots.proche(couleur)}</span>
      <Button size="sm" onClick={() => onApply(couleur)}>
        {mots.appliquer}
      </Button>
    </p>
  )
