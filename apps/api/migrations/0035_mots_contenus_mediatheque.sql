CREATE TABLE "contenu_revision" (
	"contenu_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"par" uuid,
	CONSTRAINT "contenu_revision_contenu_id_revision_pk" PRIMARY KEY("contenu_id","revision")
);
--> statement-breakpoint
CREATE TABLE "bibliotheque" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"titre" text NOT NULL,
	"alt" text,
	"bibliotheque_id" uuid,
	"tags" uuid[] DEFAULT '{}' NOT NULL,
	"nom_fichier" text NOT NULL,
	"type_mime" text NOT NULL,
	"taille" integer NOT NULL,
	"empreinte" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	"supprime_le" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mot_version" (
	"client_code" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"contenu" jsonb,
	"le" timestamp with time zone NOT NULL,
	"par" uuid,
	CONSTRAINT "mot_version_client_code_key_revision_pk" PRIMARY KEY("client_code","key","revision")
);
--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "publiee_revision" integer;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "programmee_revision" integer;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "programmee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "modifie_par" uuid;--> statement-breakpoint
ALTER TABLE "contenu_revision" ADD CONSTRAINT "contenu_revision_contenu_id_contenu_id_fk" FOREIGN KEY ("contenu_id") REFERENCES "public"."contenu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bibliotheque" ADD CONSTRAINT "bibliotheque_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_bibliotheque_id_bibliotheque_id_fk" FOREIGN KEY ("bibliotheque_id") REFERENCES "public"."bibliotheque"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mot_version" ADD CONSTRAINT "mot_version_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_client" ON "media" USING btree ("client_code");--> statement-breakpoint
CREATE INDEX "media_corbeille" ON "media" USING btree ("supprime_le");