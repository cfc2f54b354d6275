; Included by electron-builder's script for NSIS. Replaces its way with a running app, which is to end it at once: while Diwan prints or holds
; an unsaved form, for anyone on this machine, the installer waits, and then refuses with an exit code of its own.

!include LogicLib.nsh
!include "installer-arabic.nsh"

Var busyProcess
Var openProcess
Var busyWaits

; ERROR_INSTALL_ALREADY_RUNNING: Intune and Configuration Manager try again by themselves. Nothing else here ends with it.
!define EXIT_BUSY 1618
!define BUSY_WAIT_SECONDS 300
!define BUSY_POLL_SECONDS 2
!define /math BUSY_MAX_WAITS ${BUSY_WAIT_SECONDS} / ${BUSY_POLL_SECONDS}
!define CLOSE_MAX_WAITS 10
; `--quit --when-idle` waits for a quiet minute; the installer itself waits for no longer than for what is busy.
!define QUIT_WAIT_SECONDS 120

!define PROCESS_TERMINATE 0x0001
!define PROCESS_QUERY_LIMITED_INFORMATION 0x1000
; Numbers of processes: more than a terminal server runs.
!define PROCESS_LIST_BYTES 65536

!macro customHeader
  !insertmacro arabicTexts
  LangString busyQuestion ${LANG_ENGLISH} "Diwan is printing or has an unsaved form, for you or for another user of this computer.$\r$\n$\r$\nFinish this in Diwan, then select Retry. Nothing has been changed yet."
  LangString busyQuestion ${LANG_ARABIC} "يطبع ديوان الآن أو فيه نموذج غير محفوظ، لديك أو لدى مستخدم آخر على هذا الجهاز.${U+200F}$\r$\n$\r$\nأكمل ذلك في ديوان، ثم اختر «إعادة المحاولة». لم يتغيّر شيء حتى الآن.${U+200F}"
  LangString busyWaiting ${LANG_ENGLISH} "Waiting for Diwan to finish printing and for all forms to be saved…"
  LangString busyWaiting ${LANG_ARABIC} "بانتظار انتهاء ديوان من الطباعة وحفظ النماذج…${U+200F}"
  LangString openQuestion ${LANG_ENGLISH} "Diwan is still open.$\r$\n$\r$\nClose it, then select Retry."
  LangString openQuestion ${LANG_ARABIC} "ديوان ما زال مفتوحًا.${U+200F}$\r$\n$\r$\nأغلقه ثم اختر «إعادة المحاولة».${U+200F}"
!macroend

; Sets _RESULT when the process of the number _PID is the app that is about to be replaced, whoever started it.
!macro lookAtProcess _PID _RESULT
  System::Call 'kernel32::OpenProcess(i ${PROCESS_QUERY_LIMITED_INFORMATION}, i 0, i ${_PID}) p .r7'
  ${If} $7 <> 0
    StrCpy $8 ""
    System::Call 'kernel32::QueryFullProcessImageNameW(p r7, i 0, w .r8, *i ${NSIS_MAX_STRLEN}) i .r6'
    System::Call 'kernel32::CloseHandle(p r7)'
    ${If} $6 <> 0
    ${AndIf} $8 == "$INSTDIR\${APP_EXECUTABLE_FILENAME}"
      StrCpy ${_RESULT} ${_PID}
    ${EndIf}
  ${EndIf}
!macroend

; Looks at every mark in the folder _FOLDER: each is named by the number of a process.
!macro lookAtMarks _FOLDER
  FindFirst $4 $5 "${_FOLDER}\*"
  ${DoWhile} $5 != ""
    ${If} $5 > 0
      !insertmacro lookAtProcess $5 $busyProcess
    ${EndIf}
    FindNext $4 $5
  ${Loop}
  FindClose $4
!macroend

; Sets $busyProcess to the number of a process that must not be ended now, or to nothing.
!macro findBusyProcess
  StrCpy $busyProcess ""
  ReadEnvStr $1 LOCALAPPDATA
  !insertmacro lookAtMarks "$1\${PRODUCT_FILENAME}\busy"
  ReadRegStr $1 HKLM "SOFTWARE\Microsoft\Windows NT\CurrentVersion\ProfileList" "ProfilesDirectory"
  ExpandEnvStrings $1 $1
  ${If} $1 != ""
    FindFirst $2 $3 "$1\*"
    ${DoWhile} $3 != ""
      !insertmacro lookAtMarks "$1\$3\AppData\Local\${PRODUCT_FILENAME}\busy"
      FindNext $2 $3
    ${Loop}
    FindClose $2
  ${EndIf}
!macroend

!macro refuseAsBusy
  SetErrorLevel ${EXIT_BUSY}
  Quit
!macroend

; Returns only when nothing is printed and no form is unsaved.
!macro waitWhileBusy
  StrCpy $busyWaits 0
  ${Do}
    !insertmacro findBusyProcess
    ${If} $busyProcess == ""
      ${ExitDo}
    ${EndIf}
    DetailPrint "$(busyWaiting)"
    ${If} ${Silent}
      IntOp $busyWaits $busyWaits + 1
      ${If} $busyWaits > ${BUSY_MAX_WAITS}
        !insertmacro refuseAsBusy
      ${EndIf}
      Sleep ${BUSY_POLL_SECONDS}000
    ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(busyQuestion)" IDCANCEL`
      !insertmacro refuseAsBusy
    ${EndIf}
  ${Loop}
!macroend

; Sets $openProcess to the number of a process of the app, or to nothing. _HOW: look, ask (each to close its windows) or end. Without PowerShell,
; which IT may forbid.
!macro findOpenProcess _HOW
  StrCpy $openProcess ""
  System::Alloc ${PROCESS_LIST_BYTES}
  Pop $1
  System::Call 'psapi::EnumProcesses(p r1, i ${PROCESS_LIST_BYTES}, *i .r2)'
  IntOp $2 $2 / 4
  ${For} $3 1 $2
    IntOp $4 $3 * 4
    IntOp $4 $4 - 4
    IntOp $4 $4 + $1
    System::Call '*$4(i .r5)'
    StrCpy $9 ""
    !insertmacro lookAtProcess $5 $9
    ${If} $9 != ""
      StrCpy $openProcess $9
      !if ${_HOW} == ask
        nsExec::Exec `"$SYSDIR\taskkill.exe" /PID $9`
        Pop $7
      !endif
      !if ${_HOW} == end
        System::Call 'kernel32::OpenProcess(i ${PROCESS_TERMINATE}, i 0, i r9) p .r7'
        System::Call 'kernel32::TerminateProcess(p r7, i 1)'
        System::Call 'kernel32::CloseHandle(p r7)'
      !endif
    ${EndIf}
  ${Next}
  System::Free $1
!macroend

; Asks the app of this person to end by its own command, which a print station too obeys once it has nothing to print. The others on the computer
; are asked through their windows.
!macro quitOwn
  ${If} ${FileExists} "$INSTDIR\${APP_EXECUTABLE_FILENAME}"
    !insertmacro findOpenProcess look
    ${If} $openProcess != ""
      DetailPrint "$(appClosing)"
      nsExec::Exec /TIMEOUT=${QUIT_WAIT_SECONDS}000 `"$INSTDIR\${APP_EXECUTABLE_FILENAME}" --quit --when-idle`
      Pop $7
    ${EndIf}
  ${EndIf}
!macroend

; Asks what is idle to close, as its own window would, and ends what does not answer.
!macro closeIdle
  !insertmacro quitOwn
  StrCpy $busyWaits 0
  ${Do}
    !insertmacro findOpenProcess ask
    ${If} $openProcess == ""
      ${ExitDo}
    ${EndIf}
    DetailPrint "$(appClosing)"
    Sleep 1000
    IntOp $busyWaits $busyWaits + 1
    ${If} $busyWaits > ${CLOSE_MAX_WAITS}
      ; Somebody may have begun to type meanwhile.
      !insertmacro waitWhileBusy
      !insertmacro findOpenProcess end
      Sleep 2000
      !insertmacro findOpenProcess look
      ${If} $openProcess == ""
        ${ExitDo}
      ${EndIf}
      ${If} ${Silent}
        !insertmacro refuseAsBusy
      ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(openQuestion)" IDCANCEL`
        !insertmacro refuseAsBusy
      ${EndIf}
      StrCpy $busyWaits 0
    ${EndIf}
  ${Loop}
!macroend

!macro customCheckAppRunning
  !insertmacro waitWhileBusy
  !insertmacro closeIdle
!macroend

; electron-builder does not ask in the copy of the installer that runs as administrator, which is the one that replaces the files for all.
; With a window it is asked after the last choice, in both copies; the page itself is never seen.
!macro customPageAfterChangeDir
  Page custom lookBeforeInstalling
  Function lookBeforeInstalling
    !insertmacro waitWhileBusy
    !insertmacro closeIdle
    Abort
  FunctionEnd
!macroend

!macro customInit
  ${If} ${Silent}
  ${AndIf} ${UAC_IsInnerInstance}
    !insertmacro waitWhileBusy
    !insertmacro closeIdle
  ${EndIf}
!macroend

; After the uninstaller of the version before: without /SD a box would wait for ever where nobody is.
!macro judgeUninstall
  ${If} ${Errors}
    DetailPrint "The uninstaller of the previous version couldn't be started."
  ${ElseIf} $R0 = ${EXIT_BUSY}
    !insertmacro refuseAsBusy
  ${ElseIf} $R0 <> 0
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(uninstallFailed): $R0" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
!macroend

!macro customUnInstallCheck
  !insertmacro judgeUninstall
!macroend

!macro customUnInstallCheckCurrentUser
  !insertmacro judgeUninstall
!macroend

; What starts Diwan with Windows is a person's own wish, told to Windows by the app; an update keeps it.
!define RUN_KEY "Software\Microsoft\Windows\CurrentVersion\Run"
!define RUN_APPROVED_KEY "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run"

; The app claims its links at each start. What another copy has claimed since, stays.
!define LINK_KEY "Software\Classes\diwan"

!macro customUnInstall
  ${IfNot} ${isUpdated}
    DeleteRegValue HKCU "${RUN_KEY}" "${APP_ID}"
    DeleteRegValue HKCU "${RUN_APPROVED_KEY}" "${APP_ID}"
    ; "C:\…\Diwan.exe" "%1"
    ReadRegStr $0 HKCU "${LINK_KEY}\shell\open\command" ""
    StrLen $1 "$INSTDIR\"
    StrCpy $2 $0 $1 1
    ${If} $2 == "$INSTDIR\"
      DeleteRegKey HKCU "${LINK_KEY}"
    ${EndIf}
  ${EndIf}
!macroend
