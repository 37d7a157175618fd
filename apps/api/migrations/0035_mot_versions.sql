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
ALTER TABLE "mot_version" ADD CONSTRAINT "mot_version_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;