; electron-builder has no Arabic for these pages and boxes, and would show them in English. Arrives after its own texts, which it replaces.
!macro arabicTexts
  !pragma warning push
  ; "set multiple times": that is what this is for.
  !pragma warning disable 6030
  LangString win7Required ${LANG_ARABIC} "يحتاج ديوان إلى Windows 10 أو أحدث."
  LangString x64WinRequired ${LANG_ARABIC} "يحتاج ديوان إلى إصدار 64 بت من Windows."
  LangString appRunning ${LANG_ARABIC} "ديوان مفتوح."
  LangString appCannotBeClosed ${LANG_ARABIC} "تعذّر إغلاق ديوان.$\r$\nأغلقه ثم اختر إعادة المحاولة."
  LangString installing ${LANG_ARABIC} "جارٍ التثبيت، يرجى الانتظار…"
  LangString areYouSureToUninstall ${LANG_ARABIC} "هل تريد إزالة ديوان؟"
  LangString decompressionFailed ${LANG_ARABIC} "تعذّر فك ضغط الملفات. شغّل المثبّت مرة أخرى."
  LangString uninstallFailed ${LANG_ARABIC} "تعذّرت إزالة ملفات الإصدار السابق. شغّل المثبّت مرة أخرى."
  LangString appClosing ${LANG_ARABIC} "جارٍ إغلاق ديوان…"
  LangString chooseInstallationOptions ${LANG_ARABIC} "خيارات التثبيت"
  LangString chooseUninstallationOptions ${LANG_ARABIC} "خيارات الإزالة"
  LangString whichInstallationShouldBeRemoved ${LANG_ARABIC} "أي تثبيت تريد إزالته؟"
  LangString whoShouldThisApplicationBeInstalledFor ${LANG_ARABIC} "لمن يُثبَّت ديوان؟"
  LangString selectUserMode ${LANG_ARABIC} "اختر هل يكون ديوان لك وحدك أم لكل من يستخدم هذا الجهاز."
  LangString whichInstallationRemove ${LANG_ARABIC} "ديوان مثبّت لك وحدك ولكل المستخدمين أيضًا.$\r$\nأي التثبيتين تريد إزالته؟"
  LangString freshInstallForAll ${LANG_ARABIC} "تثبيت جديد لكل المستخدمين (يطلب صلاحية المسؤول)."
  LangString freshInstallForCurrent ${LANG_ARABIC} "تثبيت جديد لك وحدك."
  LangString onlyForMe ${LANG_ARABIC} "لي وحدي"
  LangString forAll ${LANG_ARABIC} "لكل من يستخدم هذا الجهاز"
  LangString loginWithAdminAccount ${LANG_ARABIC} "سجّل الدخول بحساب مسؤول لتتابع."
  LangString perUserInstallExists ${LANG_ARABIC} "ديوان مثبّت لك وحدك من قبل."
  LangString perUserInstall ${LANG_ARABIC} "ديوان مثبّت لك وحدك."
  LangString perMachineInstallExists ${LANG_ARABIC} "ديوان مثبّت لكل المستخدمين من قبل."
  LangString perMachineInstall ${LANG_ARABIC} "ديوان مثبّت لكل المستخدمين."
  LangString reinstallUpgrade ${LANG_ARABIC} "سيُعاد تثبيته أو يُرقّى."
  LangString uninstall ${LANG_ARABIC} "ستُزال نسخته."
  !pragma warning pop
!macroend
