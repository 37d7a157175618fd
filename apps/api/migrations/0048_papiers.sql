CREATE TABLE "avis_echeancier" (
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"annee" integer NOT NULL,
	"le" timestamp with time zone NOT NULL,
	CONSTRAINT "avis_echeancier_client_code_numero_contrat_annee_pk" PRIMARY KEY("client_code","numero_contrat","annee")
);
--> statement-breakpoint
CREATE TABLE "impression" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"document_id" uuid NOT NULL,
	"titre" text NOT NULL,
	"le" date NOT NULL,
	"etat" text DEFAULT 'a-imprimer' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone,
	CONSTRAINT "impression_documentId_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "preuve_papier" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid,
	"nature" text NOT NULL,
	"objet" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"moyen" text NOT NULL,
	"adresse" text,
	CONSTRAINT "preuve_papier_une" UNIQUE("compte_id","nature","objet")
);
--> statement-breakpoint
CREATE TABLE "ratio_annuel" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"annee" integer NOT NULL,
	"exercice" integer NOT NULL,
	"prestations" text NOT NULL,
	"frais" text NOT NULL,
	"composition" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone,
	CONSTRAINT "ratio_annuel_un" UNIQUE("client_code","annee")
);
--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "email_rejete" text;--> statement-breakpoint
ALTER TABLE "avis_echeancier" ADD CONSTRAINT "avis_echeancier_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impression" ADD CONSTRAINT "impression_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impression" ADD CONSTRAINT "impression_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preuve_papier" ADD CONSTRAINT "preuve_papier_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preuve_papier" ADD CONSTRAINT "preuve_papier_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratio_annuel" ADD CONSTRAINT "ratio_annuel_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impression_file" ON "impression" USING btree ("client_code","etat","le");--> statement-breakpoint
CREATE INDEX "preuve_papier_le" ON "preuve_papier" USING btree ("client_code","le","id");