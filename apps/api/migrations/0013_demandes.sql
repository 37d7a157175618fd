CREATE TABLE "brouillon" (
	"compte_id" uuid NOT NULL,
	"acte" text NOT NULL,
	"sujet" text NOT NULL,
	"etape" text NOT NULL,
	"version" integer NOT NULL,
	"saisie" text NOT NULL,
	"revision" integer NOT NULL,
	"modifie_le" timestamp with time zone NOT NULL,
	"prevenu_le" timestamp with time zone,
	CONSTRAINT "brouillon_compte_id_acte_sujet_pk" PRIMARY KEY("compte_id","acte","sujet")
);
--> statement-breakpoint
CREATE TABLE "demande_attente" (
	"id" uuid PRIMARY KEY NOT NULL,
	"demande_id" uuid NOT NULL,
	"nature" text NOT NULL,
	"champ" text,
	"libelle" text NOT NULL,
	"motif" text,
	"texte" text,
	"demande_le" timestamp with time zone NOT NULL,
	"echeance" date NOT NULL,
	"repondu_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demande_evenement" (
	"demande_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"geste" text NOT NULL,
	"par" text NOT NULL,
	"auteur_id" uuid,
	"le" timestamp with time zone NOT NULL,
	"texte" text,
	CONSTRAINT "demande_evenement_demande_id_revision_pk" PRIMARY KEY("demande_id","revision")
);
--> statement-breakpoint
CREATE TABLE "demande_fichier" (
	"remote_file_name" text PRIMARY KEY NOT NULL,
	"demande_id" uuid NOT NULL,
	"champ" text NOT NULL,
	"libelle" text NOT NULL,
	"attente_id" uuid,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demande_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"demande_id" uuid NOT NULL,
	"par" text NOT NULL,
	"auteur_id" uuid,
	"texte" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"lu_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "demande" DROP CONSTRAINT "demande_compte_id_compte_id_fk";
--> statement-breakpoint
DROP INDEX "demande_recue";--> statement-breakpoint
ALTER TABLE "demande" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "demande" ALTER COLUMN "compte_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ALTER COLUMN "numero_contrat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ALTER COLUMN "data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "numero" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "demande_numero_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "lignes" text;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "empreinte" text;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "gestionnaire_id" uuid;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "effet_le" date;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "decidee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "appliquee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brouillon" ADD CONSTRAINT "brouillon_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_attente" ADD CONSTRAINT "demande_attente_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_evenement" ADD CONSTRAINT "demande_evenement_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_evenement" ADD CONSTRAINT "demande_evenement_auteur_id_compte_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_fichier" ADD CONSTRAINT "demande_fichier_remote_file_name_fichier_remote_file_name_fk" FOREIGN KEY ("remote_file_name") REFERENCES "public"."fichier"("remote_file_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_fichier" ADD CONSTRAINT "demande_fichier_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_fichier" ADD CONSTRAINT "demande_fichier_attente_id_demande_attente_id_fk" FOREIGN KEY ("attente_id") REFERENCES "public"."demande_attente"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_message" ADD CONSTRAINT "demande_message_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_message" ADD CONSTRAINT "demande_message_auteur_id_compte_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brouillon_modifie" ON "brouillon" USING btree ("modifie_le");--> statement-breakpoint
CREATE INDEX "demande_attente_demande" ON "demande_attente" USING btree ("demande_id");--> statement-breakpoint
CREATE INDEX "demande_attente_ouverte" ON "demande_attente" USING btree ("echeance") WHERE repondu_le is null;--> statement-breakpoint
CREATE INDEX "demande_evenement_auteur" ON "demande_evenement" USING btree ("auteur_id") WHERE auteur_id is not null;--> statement-breakpoint
CREATE INDEX "demande_fichier_demande" ON "demande_fichier" USING btree ("demande_id");--> statement-breakpoint
CREATE INDEX "demande_message_demande" ON "demande_message" USING btree ("demande_id","le");--> statement-breakpoint
CREATE INDEX "demande_message_auteur" ON "demande_message" USING btree ("auteur_id");--> statement-breakpoint
ALTER TABLE "demande" ADD CONSTRAINT "demande_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande" ADD CONSTRAINT "demande_gestionnaire_id_compte_id_fk" FOREIGN KEY ("gestionnaire_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande" ADD CONSTRAINT "demande_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demande_compte" ON "demande" USING btree ("compte_id","cree_le","id");--> statement-breakpoint
CREATE INDEX "demande_gestionnaire" ON "demande" USING btree ("gestionnaire_id") WHERE gestionnaire_id is not null;--> statement-breakpoint
CREATE INDEX "demande_ouverte" ON "demande" USING btree ("client_code","numero_contrat","acte") WHERE etat in ('recue', 'en-cours');--> statement-breakpoint
CREATE INDEX "demande_file" ON "demande" USING btree ("client_code","cree_le","id") WHERE etat in ('recue', 'en-cours');--> statement-breakpoint
CREATE INDEX "demande_planifiee" ON "demande" USING btree ("effet_le") WHERE etat = 'acceptee' and appliquee_le is null;--> statement-breakpoint
CREATE INDEX "demande_delai" ON "demande" USING btree ("client_code","acte","decidee_le") WHERE mode_gestion = 'manuel' and decidee_le is not null;