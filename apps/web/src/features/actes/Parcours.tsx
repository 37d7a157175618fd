import {
  type ActeRecu,
  type Brouillon,
  type DemarcheOfferte,
  teteDe,
} from '@espace-adherent/contract/actes'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { FieldLayoutContext } from '@espace-adherent/ui/fields'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { purgeContrats } from '../../platform/query/purge.ts'
import { expectTitleFocus } from '../../platform/routing/focus.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useLiens } from '../portail/index.ts'
import { ASavoir } from './ASavoir.tsx'
import css from './actes.module.css'
import { forgetBrouillons } from './brouillons.ts'
import { DejaEnCours } from './DejaEnCours.tsx'
import { type DefinitionDemarche, type Demandeur, saisieDepart } from './demarche.ts'
import { EtapeForm } from './EtapeForm.tsx'
import { Etapes } from './Etapes.tsx'
import { AlerteBrouillon } from './EtatBrouillon.tsx'
import { premiereEtape, RECAP } from './parcours.ts'
import { fichiersDe } from './pieces.ts'
import { demarchesQuery } from './queries.ts'
import { Recapitulatif } from './Recapitulatif.tsx'
import { Resultat } from './Resultat.tsx'
import { Reunir } from './Reunir.tsx'
import { textes } from './textes.ts'
import { useActe } from './useActe.ts'
import { useBrouillon } from './useBrouillon.ts'
import { usePas } from './usePas.ts'

/** Where those fields are: the steps bear names that people know. */
const titresDe = (
  etapes: readonly { titre: string; champs: readonly string[] }[],
  perdus: readonly string[],
) =>
  etapes
    .filter(({ champs }) => champs.some((champ) => perdus.includes(champ)))
    .map(({ titre }) => titre)
    .join(', ')

export type ParcoursProps<S extends FieldValues, F extends object> = {
  definition: DefinitionDemarche<S, string, F>
  demandeur: Demandeur<F>
  offre: DemarcheOfferte
  brouillon: Brouillon | null
}

/** The steps of an act, one at a time, then what is about to be sent, then what has become of it. */
export function Parcours<S extends FieldValues, F extends object>({
  definition,
  demandeur,
  offre,
  brouillon,
}: ParcoursProps<S, F>) {
  const { acte } = definition
  const client = useQueryClient()
  const liens = useLiens()
  const [ouvert, setOuvert] = useState(brouillon)
  const [cle, setCle] = useState(brouillon?.etape ?? '')
  const [recu, setRecu] = useState<ActeRecu | null>(null)
  const saisi = useActe(definition, {
    initial: saisieDepart(definition, demandeur, brouillon?.saisie ?? null),
    modeGestion: offre.modeGestion,
    faits: demandeur.faits,
    cle,
  })
  const { form, saisie, etapes, demandees, pieces } = saisi
  const { Suite, Cote, avant, confie } = definition
  const isConfiee = confie?.(saisie) ?? false
  const derniere = etapes.at(-1)?.cle ?? ''
  // A step that is no longer asked for, or one that cannot be reached yet: the nearest before it.
  const proche = premiereEtape(
    etapes,
    cle,
    (champs) => Object.keys(saisi.fautes(champs)).length > 0,
  )
  const etape = isConfiee && proche === RECAP ? derniere : proche
  if (etape !== cle) setCle(etape)
  const sujet = acte.sujet(saisie)
  const numeroContrat = acte.numeroContrat(saisie)
  const libelle = definition.titre?.(saisie, demandeur.faits) ?? acte.libelle
  const suivi = useBrouillon({
    acte: acte.key,
    sujet,
    // What is about to be sent is read again from where it was last typed.
    etape: etape === RECAP ? derniere : etape,
    saisie,
    brouillon,
    isFini: recu !== null,
    onPerte: (go) =>
      askConfirmation({
        title: textes.brouillon.perteTitre,
        text: <p>{textes.brouillon.perteTexte}</p>,
        confirmLabel: textes.brouillon.perteOui,
        cancelLabel: textes.brouillon.perteNon,
        isDanger: true,
        onConfirm: go,
      }),
  })

  // A photo is what costs most to take again: its draft does not wait for a pause.
  const photos = demandees.flatMap(({ champ, isPhoto }) =>
    isPhoto ? fichiersDe((saisie as Record<string, unknown>)[champ]) : [],
  ).length
  const gardees = useRef(photos)
  const garder = useEffectEvent(() => {
    if (photos > gardees.current) void suivi.enregistrer()
    gardees.current = photos
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that one more was sent
  useEffect(() => garder(), [photos])

  const cles = [...etapes.map((one) => one.cle), ...(isConfiee ? [] : [RECAP])]
  const rang = cles.indexOf(etape)
  const montrer = (vers: string) => {
    expectTitleFocus()
    window.scrollTo(0, 0)
    setCle(vers)
  }
  const [depart] = useState(etape)
  const pas = usePas(depart, montrer)
  const aller = (vers = etape) => pas.avancer(etape, vers)
  const reculer = () => pas.reculer(cles[rang - 1] ?? etape)

  /** Leads back to the step that holds what is wrong; false when none does. */
  function ramener(champs: Readonly<Record<string, string>>): boolean {
    const fautive = etapes.find((one) => one.champs.some((champ) => champs[champ]))
    if (!fautive) return false
    setCle(fautive.cle)
    form.refuse(champs)
    // What is asked for may have changed since the form was opened.
    void client.invalidateQueries({ queryKey: demarchesQuery().queryKey })
    return true
  }
  function reprendre(autre: Brouillon) {
    const repris = saisieDepart(definition, demandeur, autre.saisie)
    pieces.forget()
    form.reset(repris)
    setOuvert(autre)
    montrer(autre.etape)
    suivi.adopter(autre, { etape: autre.etape, saisie: repris })
  }
  const quitter = () =>
    askConfirmation({
      title: textes.abandonnerTitre,
      text: <p>{textes.abandonnerTexte}</p>,
      confirmLabel: textes.abandonnerOui,
      cancelLabel: textes.abandonnerNon,
      isDanger: true,
      onConfirm: async () => {
        await suivi.oublier()
        void forgetBrouillons(client)
        navigate(liens.demarches())
      },
    })

  const envoi = {
    acte,
    echecDit: definition.echec,
    suivi,
    onRefus: ramener,
    onEnvoye: async (answer: ActeRecu) => {
      setRecu(answer)
      if (definition.isFinSession && !answer.isModeGestionManuel) return
      await purgeContrats(client, { inPlace: true })
    },
  }
  if (recu && Suite && !recu.isModeGestionManuel) return <Suite recu={recu} />
  if (recu) return <Resultat acte={{ libelle }} recu={recu} delai={offre.delai} />
  const { nomOffre, numeroContratIndividuel } = demandeur.contrat
  // A sheet that lies before one needs no gathering: its step asks for it.
  const aReunir = demandees.filter(({ isPhoto }) => !isPhoto)
  return (
    <div className={css.demarche} data-demarche={true}>
      <div className={css.tete}>
        <a href={liens.demarches()} className={css.retour}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {textes.retour}
        </a>
        {suivi.etat !== 'vierge' && (
          <Button size="sm" variant="quiet" className={css.bord} onClick={quitter}>
            {textes.abandonner}
          </Button>
        )}
      </div>
      <ScreenTitle
        // The account is nobody's contract.
        lead={numeroContrat !== null && textes.contrat(nomOffre, numeroContratIndividuel)}
      >
        {libelle}
      </ScreenTitle>
      <Etapes
        titres={[...etapes.map(({ titre }) => titre), ...(isConfiee ? [] : [textes.verification])]}
        rang={rang}
      />
      <DejaEnCours acte={acte.key} numeroContrat={numeroContrat} />
      <AlerteBrouillon suivi={suivi} acte={acte.key} sujet={sujet} onReprendre={reprendre} />
      {ouvert && ouvert.perdus.length > 0 && (
        <Notice tone="info" title={textes.brouillon.perdus}>
          {textes.brouillon.perdusTexte(titresDe(etapes, ouvert.perdus))}
        </Notice>
      )}
      {avant && rang === 0 && <ASavoir {...avant} />}
      <div className={css.colonnes}>
        <FieldLayoutContext value="stack">
          {etape === RECAP ? (
            <Recapitulatif
              {...envoi}
              confirmer={definition.confirmer}
              saisi={saisi}
              onModifier={aller}
              onRetour={reculer}
            />
          ) : (
            <EtapeForm
              key={etape}
              {...envoi}
              definition={definition}
              cle={etape}
              saisi={saisi}
              isEnvoyee={isConfiee && etape === derniere}
              isPremiere={rang === 0}
              onRetour={reculer}
              onContinuer={() => aller(cles[rang + 1])}
            />
          )}
        </FieldLayoutContext>
        <aside className={css.cote}>
          {Cote && (
            <div className={css.suit}>
              <Cote saisie={saisie} />
            </div>
          )}
          {(aReunir.length > 0 || demandees.length === 0) && (
            <Reunir
              pieces={aReunir}
              isJointe={(champ) =>
                fichiersDe((saisie as Record<string, unknown>)[champ]).length > 0
              }
            />
          )}
          <div className={css.savoir}>
            <p>
              {textes.mode(
                isConfiee ? 'manuel' : offre.modeGestion,
                teteDe(acte.key).isDiffere === true,
              )}
            </p>
            {offre.delai && <p>{textes.delai(offre.delai.median, offre.delai.huitSurDix)}</p>}
            <p>{textes.quitter}</p>
          </div>
        </aside>
      </div>
    </div>
  )
}
